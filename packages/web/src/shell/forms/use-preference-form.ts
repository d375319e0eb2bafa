import { useState, type FormEvent } from 'react'
import { useForm, type FieldProblems } from './use-form.ts'
import { useLeaveGuard } from '../leave-guard/use-leave-guard.tsx'

export interface PreferenceOptions<Fields> {
  /** The current values, as loaded. */
  readonly initial: Fields
  /** Saves the changes and returns the resulting values. */
  readonly save: (changed: Partial<Fields>) => Promise<Fields>
}

/** Every possible choice is valid. */
const NO_ERRORS = {}

/** A form of choices that apply once saved. Only changes are sent, and SHELL-17 asks before they are lost. */
export const usePreferenceForm = <Fields extends object>({ initial, save }: PreferenceOptions<Fields>) => {
  const [saved, setSaved] = useState(initial)
  const [isSaved, setIsSaved] = useState(false)
  const form = useForm({
    initial,
    check: () => NO_ERRORS as FieldProblems<Fields>,
    send: async (fields) => {
      const names = (Object.keys(fields) as (keyof Fields)[]).filter((name) => fields[name] !== saved[name])
      const changed = Object.fromEntries(names.map((name) => [name, fields[name]])) as Partial<Fields>
      const next = names.length === 0 ? saved : await save(changed)
      setSaved(next)
      form.commit(fields, next)
      setIsSaved(true)
    },
  })
  useLeaveGuard(form.isChanged)
  const [loaded, setLoaded] = useState(initial)
  if (JSON.stringify(loaded) !== JSON.stringify(initial)) {
    // The values changed elsewhere. Unsaved changes here stay.
    setLoaded(initial)
    if (!form.isChanged) {
      setSaved(initial)
      form.reset(initial)
    }
  }
  return {
    ...form,
    /** True when the current values were saved here. */
    isSaved: isSaved && !form.isChanged,
    undo: () => form.reset(saved),
    /** Returns the props of a checkbox. */
    tick: (name: keyof Fields & string) => ({
      name,
      checked: Boolean(form.fields[name]),
      problem: form.problems[name],
      onChange: (event: FormEvent<HTMLInputElement>) => form.set(name, event.currentTarget.checked as never),
    }),
    /** Returns the props of a radio group. */
    choice: <Name extends keyof Fields & string>(name: Name) => ({
      name,
      value: form.fields[name],
      error: form.problems[name],
      onChange: (value: Fields[Name]) => form.set(name, value),
    }),
  }
}

export type PreferenceState = Pick<
  ReturnType<typeof usePreferenceForm<object>>,
  'general' | 'isChanged' | 'isSaved' | 'pending' | 'submit' | 'undo'
>
