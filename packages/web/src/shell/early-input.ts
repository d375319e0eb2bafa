import { STARTED_EVENT } from './embedded.ts'

/** Any form field, with what React tracks about it. */
interface Field extends Omit<HTMLInputElement, 'type'> {
  readonly type: string
  readonly options?: HTMLOptionsCollection
  readonly ['_valueTracker']?: { setValue(value: string): void }
}

/**
 * The early script. Until the app has started, it holds back form submissions and records the last clicked button,
 * because only the app can handle them, and marks what was clicked as busy. Then it reports the input made in the
 * meantime, by the user or the browser, to the app, submits the held form and clicks the button.
 *
 * NOTE: self-contained: only its source text ever runs in the browser.
 */
function holdInput(startedEvent: string) {
  let held: SubmitEvent | undefined
  let pressed: Element | null = null
  const press = ({ target }: Event) => {
    // The browser opens menus by itself.
    const button = (target as Element).closest('button[type=button]:not([popovertarget])')
    if (!button) return
    pressed?.removeAttribute('aria-busy')
    button.setAttribute('aria-busy', 'true')
    pressed = button
  }
  const hold = (event: SubmitEvent) => {
    // A form with an action works without the app.
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
      // React reports a change only against the value it saw first, and it first looks when everything is already
      // typed.
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
    // By then the app has rendered with this input.
    setTimeout(() => {
      if (target) (target as HTMLFormElement).requestSubmit(submitter)
      else if (button?.isConnected) button.click()
    })
  }
  addEventListener('submit', hold, true)
  addEventListener('click', press, true)
  document.addEventListener(startedEvent, started, { once: true })
}

/** The source of the inline script in the head of every document that starts the app. The same text on every page. */
export const holdInputSource = `(${holdInput})(${JSON.stringify(STARTED_EVENT)})`
