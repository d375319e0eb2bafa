import { expect, it } from 'vitest'
import { createToasts } from './toasts.ts'

const saved = (pin: string, board: string, undone: string[]) => ({
  text: `Saved to ${board}`,
  act: { name: `save ${board}`, several: (count: number) => `${count} pins saved to ${board}` },
  action: { label: 'Undo', onPress: () => void undone.push(pin) },
})

it('shows one toast for the same acts, with their number, and undoes all of them, the last first', () => {
  const toasts = createToasts()
  const undone: string[] = []
  toasts.show(saved('a', 'Walks', undone))
  toasts.show({ text: 'Link copied' })
  toasts.show(saved('b', 'Walks', undone))
  toasts.show(saved('c', 'Walks', undone))
  expect(toasts.list().map(({ text }) => text)).toEqual(['Link copied', '3 pins saved to Walks'])
  toasts.list().at(-1)!.action!.onPress()
  expect(undone).toEqual(['c', 'b', 'a'])
})

it('counts other acts on their own, and starts again once a toast is gone', () => {
  const toasts = createToasts()
  toasts.show(saved('a', 'Walks', []))
  toasts.show(saved('a', 'Kitchens', []))
  expect(toasts.list().map(({ text }) => text)).toEqual(['Saved to Walks', 'Saved to Kitchens'])
  toasts.dismiss(toasts.list()[0]!.id)
  toasts.show(saved('b', 'Walks', []))
  expect(toasts.list().map(({ text }) => text)).toEqual(['Saved to Kitchens', 'Saved to Walks'])
})
