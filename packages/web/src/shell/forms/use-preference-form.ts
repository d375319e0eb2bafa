import { useState, type FormEvent } from 'react'
import { useForm, type FieldProblems } from './use-form.ts'
import { useLeaveGuard } from '../leave-guard/use-leave-guard.tsx'

export interface PreferenceWishes<Fields> {
  /** What holds now, as it was loaded. */
  readonly initial: Fields
  /** Keeps what was changed, and gives what holds then. */
  readonly save: (changed: Partial<Fields>) => Promise<Fields>
}

/** Whatever can be chosen may be. */
const NO_ERRORS = {}

/** Choices that hold once they are saved. Only what was changed is sent; SHELL-17 asks before it is lost. */
export const usePreferenceForm = <Fields extends object>({ initial, save }: PreferenceWishes<Fields>) => {
  const [kept, setKept] = useState(initial)
  const [isSaved, setIsSaved] = useState(false)
  const form = useForm({
    initial,
    check: () => NO_ERRORS as FieldProblems<Fields>,
    send: async (fields) => {
      const names = (Object.keys(fields) as (keyof Fields)[]).filter((name) => fields[name] !== kept[name])
      const changed = Object.fromEntries(names.map((name) => [name, fields[name]])) as Partial<Fields>
      const next = names.length === 0 ? kept : await save(changed)
      setKept(next)
      form.keep(fields, next)
      setIsSaved(true)
    },
  })
  useLeaveGuard(form.isChanged)
  const [loaded, setLoaded] = useState(initial)
  if (JSON.stringify(loaded) !== JSON.stringify(initial)) {
    // Chosen elsewhere meanwhile; what is being changed here stays.
    setLoaded(initial)
    if (!form.isChanged) {
      setKept(initial)
      form.reset(initial)
    }
  }
  return {
    ...form,
    /** What is shown was saved here. */
    isSaved: isSaved && !form.isChanged,
    undo: () => form.reset(kept),
    /** The attributes of a tick. */
    tick: (name: keyof Fields & string) => ({
      name,
      checked: Boolean(form.fields[name]),
      problem: form.problems[name],
      onChange: (event: FormEvent<HTMLInputElement>) => form.set(name, event.currentTarget.checked as never),
    }),
    /** The attributes of a group of which one is chosen. */
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
