import { originIn, readInstance, storeInstance } from './instance.ts'

const text = (name: string): string => chrome.i18n.getMessage(name)

for (const element of document.querySelectorAll<HTMLElement>('[data-text]')) {
  element.textContent = text(element.dataset['text']!)
}

const form = document.querySelector('form')!
const address = document.querySelector('input')!
const result = document.querySelector<HTMLElement>('#result')!

const show = (message: string, isInvalid: boolean): void => {
  address.setAttribute('aria-invalid', String(isInvalid))
  result.textContent = text(message)
}

form.addEventListener('submit', (event) => {
  event.preventDefault()
  const origin = originIn(address.value)
  if (origin === undefined) return show('options_invalid', true)
  address.value = origin
  void storeInstance(origin).then(() => show('options_stored', false))
})

void readInstance().then((stored) => {
  if (stored !== undefined) address.value = stored
})
