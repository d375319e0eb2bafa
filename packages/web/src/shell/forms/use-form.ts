import { ERRORS, type ErrorCode } from '@corkboard/contract/errors'
import { useId, useState, type FormEvent, type SubmitEvent } from 'react'
import { errorOf, isAbort } from '../../api/errors.ts'

type Problems<Fields> = Readonly<Partial<Record<keyof Fields, string>>>

/** Mistakes that can be told without asking the server, by field. */
export type FieldProblems<Fields> = Readonly<Partial<Record<keyof Fields, ErrorCode>>>

export interface FormWishes<Fields> {
  /** What the fields hold before anybody writes. */
  readonly initial: Fields
  readonly check: (fields: Fields) => FieldProblems<Fields>
  /** The act. What refuses it lands at its field, or above the form; given up by the person, it is as if nothing was. */
  readonly send: (fields: Fields) => Promise<void>
}

/** A form that checks, sends and says what is wrong where it is wrong; what was written is kept. */
export const useForm = <Fields extends object>({ initial, check, send }: FormWishes<Fields>) => {
  const id = useId()
  const [fields, setFields] = useState(initial)
  const [kept, setKept] = useState(initial)
  const [problems, setProblems] = useState({} as Problems<Fields>)
  const [general, setGeneral] = useState<string | null>(null)
  const [pending, setPending] = useState(false)

  const set = <Name extends keyof Fields>(name: Name, value: Fields[Name]) => {
    setFields((known) => ({ ...known, [name]: value }))
    setProblems((known): Problems<Fields> => ({ ...known, [name]: undefined }))
  }

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    // A dialog's form stands inside another's in React's tree.
    event.stopPropagation()
    const form = event.currentTarget
    setGeneral(null)
    const texts = Object.fromEntries(
      Object.entries(check(fields)).map(([name, code]) => [name, ERRORS[code as ErrorCode].message]),
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
    /** Something was written that is not kept anywhere yet. */
    isChanged: Object.keys(fields).some((name) => fields[name as keyof Fields] !== kept[name as keyof Fields]),
    /** What the fields hold from now on, and that it is kept. */
    reset: (next: Fields) => {
      setFields(next)
      setKept(next)
    },
    /** `sent` is kept, as `next`; what was changed meanwhile stays, and is still to be sent. */
    keep: (sent: Fields, next: Fields) => {
      setKept(next)
      setFields((known) => {
        const isNewer = (name: string) => known[name as keyof Fields] !== sent[name as keyof Fields]
        return { ...next, ...Object.fromEntries(Object.entries(known).filter(([name]) => isNewer(name))) }
      })
    },
    /** The attributes of a text field. */
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
  if (first instanceof HTMLElement) first.focus()
}
