import { FORM_ERRORS, type FormErrorCode } from '@corkboard/contract/form-errors'
import { useId, useState, type FormEvent, type SubmitEvent } from 'react'
import { errorOf, isAbort } from '../../api/errors.ts'

type Problems<Fields> = Readonly<Partial<Record<keyof Fields, string>>>

/** Problems found without asking the server, by field. */
export type FieldProblems<Fields> = Readonly<Partial<Record<keyof Fields, FormErrorCode>>>

export interface FormOptions<Fields> {
  /** The initial values of the fields. */
  readonly initial: Fields
  readonly check: (fields: Fields) => FieldProblems<Fields>
  /** Sends the form. A refusal appears at its field or above the form; an abort by the user changes nothing. */
  readonly send: (fields: Fields) => Promise<void>
}

/** A form that checks its fields, sends them and shows errors where they belong. Input is kept. */
export const useForm = <Fields extends object>({ initial, check, send }: FormOptions<Fields>) => {
  const id = useId()
  const [fields, setFields] = useState(initial)
  const [saved, setSaved] = useState(initial)
  const [problems, setProblems] = useState({} as Problems<Fields>)
  const [general, setGeneral] = useState<string | null>(null)
  const [pending, setPending] = useState(false)

  const set = <Name extends keyof Fields>(name: Name, value: Fields[Name]) => {
    setFields((known) => ({ ...known, [name]: value }))
    setProblems((known): Problems<Fields> => ({ ...known, [name]: undefined }))
  }

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    // In React's tree, a dialog's form can be inside another form.
    event.stopPropagation()
    const form = event.currentTarget
    setGeneral(null)
    const texts = Object.fromEntries(
      Object.entries(check(fields)).map(([name, code]) => [name, FORM_ERRORS[code as FormErrorCode].message]),
    ) as Problems<Fields>
    setProblems(texts)
    if (Object.keys(texts).length > 0) return focusFirst(form, texts)
    setPending(true)
    try {
      await send(fields)
    } catch (thrown) {
      if (isAbort(thrown)) return
      const { field, message } = errorOf(thrown)
      if (field !== null && field in fields) {
        const refused = { [field]: message } as Problems<Fields>
        setProblems(refused)
        focusFirst(form, refused)
      } else setGeneral(message)
    } finally {
      setPending(false)
    }
  }

  return {
    id,
    fields,
    problems,
    general,
    pending,
    submit,
    set,
    /** True when the form has unsaved changes. */
    isChanged: Object.keys(fields).some((name) => fields[name as keyof Fields] !== saved[name as keyof Fields]),
    /** Sets the fields to saved values. */
    reset: (next: Fields) => {
      setFields(next)
      setSaved(next)
    },
    /** Marks `sent` as saved, as `next`. Changes made in the meantime stay unsaved. */
    commit: (sent: Fields, next: Fields) => {
      setSaved(next)
      setFields((known) => {
        const isNewer = (name: string) => known[name as keyof Fields] !== sent[name as keyof Fields]
        return { ...next, ...Object.fromEntries(Object.entries(known).filter(([name]) => isNewer(name))) }
      })
    },
    /** Returns the props of a text field. */
    field: (name: keyof Fields & string) => ({
      name,
      value: fields[name] as string,
      error: problems[name],
      onChange: (event: FormEvent<HTMLInputElement>) => set(name, event.currentTarget.value as Fields[typeof name]),
    }),
  }
}

const focusFirst = (form: HTMLFormElement, problems: object) => {
  const first = [...form.elements].find((element) => (element as HTMLInputElement).name in problems)
  if (!(first instanceof HTMLElement)) return
  // What is folded away takes no focus.
  first.closest('details')?.setAttribute('open', '')
  first.focus()
}
