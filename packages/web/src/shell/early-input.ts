import { STARTED_EVENT } from './embedded.ts'

/** Any form field, with what React tracks about it. */
interface Field extends Omit<HTMLInputElement, 'type'> {
  readonly type: string
  readonly options?: HTMLOptionsCollection
  readonly ['_valueTracker']?: { setValue(value: string): void }
}

/**
 * The early script. It holds what the user does before the app can handle it, marks the button as busy, and repeats the
 * last such action when the app can: until the app has started for everything, afterwards for parts of the page whose
 * code still loads, because React drops clicks on those. Values that the user or the browser entered before the start
 * are reported to the app.
 *
 * NOTE: self-contained: only its source text ever runs in the browser.
 */
function holdInput(startedEvent: string) {
  let isStarted = false
  let held: { element: Element; busy: Element | null; repeat: () => void } | undefined
  /** React notes the props of an element when it takes it over. */
  const isTaken = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps'))
  const isAlive = (element: Element) => isStarted && isTaken(element)
  const drop = () => {
    held?.busy?.removeAttribute('aria-busy')
    held = undefined
  }
  const release = () => {
    if (!held) return
    const { element, repeat } = held
    if (!element.isConnected) return drop()
    if (!isAlive(element)) return void setTimeout(release, 50)
    drop()
    // By then the app has rendered with the input.
    setTimeout(repeat)
  }
  const hold = (element: Element, busy: Element | null, repeat: () => void) => {
    const isWaiting = held !== undefined
    drop()
    busy?.setAttribute('aria-busy', 'true')
    held = { element, busy, repeat }
    if (isStarted && !isWaiting) setTimeout(release)
  }
  const press = ({ target, type }: Event) => {
    // The browser opens menus by itself.
    const button = (target as Element).closest<HTMLElement>('button[type=button]:not([popovertarget])')
    if (!button || isAlive(button)) return
    // React lets a click get to the button only if it could take over the part in time, and has then handled it.
    const handled = () => isTaken(button) && drop()
    button.addEventListener(type, handled, { once: true })
    hold(button, button, () => {
      button.removeEventListener(type, handled)
      button.click()
    })
  }
  const submit = (event: SubmitEvent) => {
    const form = event.target as HTMLFormElement
    // A form with an action works without the app.
    if (form.hasAttribute('action') || isAlive(form)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    const { submitter } = event
    hold(form, submitter, () => form.requestSubmit(submitter))
  }
  const isChanged = (field: Field) =>
    field.options
      ? [...field.options].some((option) => option.selected !== option.defaultSelected)
      : field.type === 'radio' || field.type === 'checkbox'
        ? field.checked !== field.defaultChecked && (field.checked || field.type === 'checkbox')
        : field.type !== 'file' && field.value !== field.defaultValue
  const started = () => {
    isStarted = true
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
    release()
  }
  addEventListener('submit', submit, true)
  addEventListener('click', press, true)
  document.addEventListener(startedEvent, started, { once: true })
}

/** The source of the inline script in the head of every document that starts the app. The same text on every page. */
export const holdInputSource = `(${holdInput})(${JSON.stringify(STARTED_EVENT)})`
