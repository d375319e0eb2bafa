import { STARTED_EVENT } from './embedded.ts'

/** Any field of a form, and what React knows of it. */
interface Field extends Omit<HTMLInputElement, 'type'> {
  readonly type: string
  readonly options?: HTMLOptionsCollection
  readonly ['_valueTracker']?: { setValue(value: string): void }
}

/**
 * What the early script does: until the app has started it keeps forms from being sent and notes which button was pressed
 * last, as only the app can do either; what was pressed shows that it waits. Then it tells the app of what was written in
 * the meantime, by hand or by the browser, sends what was to be sent, and presses the button.
 *
 * NOTE: self-contained: only its source text ever runs in the browser.
 */
function holdInput(startedEvent: string) {
  let held: SubmitEvent | undefined
  let pressed: Element | null = null
  const press = ({ target }: Event) => {
    // The browser itself opens a menu.
    const button = (target as Element).closest('button[type=button]:not([popovertarget])')
    if (!button) return
    pressed?.removeAttribute('aria-busy')
    button.setAttribute('aria-busy', 'true')
    pressed = button
  }
  const hold = (event: SubmitEvent) => {
    // One with an address of its own works without the app.
    if ((event.target as Element).hasAttribute('action')) return
    event.preventDefault()
    event.stopImmediatePropagation()
    event.submitter?.setAttribute('aria-busy', 'true')
    held = event
  }
  const isChanged = (field: Field) =>
    field.options
      ? [...field.options].some((option) => option.selected !== option.defaultSelected)
      : field.type === 'radio' || field.type === 'checkbox'
        ? field.checked !== field.defaultChecked && (field.checked || field.type === 'checkbox')
        : field.type !== 'file' && field.value !== field.defaultValue
  const started = () => {
    removeEventListener('submit', hold, true)
    removeEventListener('click', press, true)
    for (const field of document.querySelectorAll<Field>('input,textarea,select')) {
      if (!isChanged(field)) continue
      // React hears of changes to what it saw first, and it first looks when all has been written.
      field['_valueTracker']?.setValue('')
      for (const type of ['input', 'click', 'change']) {
        if ((type === 'click') === /^(radio|checkbox)$/.test(field.type)) {
          field.dispatchEvent(new Event(type, { bubbles: true }))
        }
      }
    }
    const button = pressed as HTMLElement | null
    const { target, submitter } = held ?? {}
    for (const it of [button, submitter]) it?.removeAttribute('aria-busy')
    // By then the app has drawn itself with what it was told.
    setTimeout(() => {
      if (target) (target as HTMLFormElement).requestSubmit(submitter)
      else if (button?.isConnected) button.click()
    })
  }
  addEventListener('submit', hold, true)
  addEventListener('click', press, true)
  document.addEventListener(startedEvent, started, { once: true })
}

/** Source of the inline script in the head of every document that starts the app; the same text on every page. */
export const holdInputSource = `(${holdInput})(${JSON.stringify(STARTED_EVENT)})`
