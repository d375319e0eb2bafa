import { FORM_ERRORS } from '@corkboard/contract/form-errors'
import { useId, useState, type SubmitEvent } from 'react'
import { errorOf } from '../../api/errors.ts'
import { checkBoard, type BoardFields } from './board-fields.ts'

type Problems = Readonly<Partial<Record<keyof BoardFields, string>>>

/**
 * The state of a board form. Errors from our check or the server appear at their field, and the input stays.
 * @param send creates or changes the board
 */
export const useBoardForm = (initial: BoardFields, send: (fields: BoardFields) => Promise<void>) => {
  const id = useId()
  const [fields, setFields] = useState(initial)
  const [problems, setProblems] = useState<Problems>({})
  const [general, setGeneral] = useState<string | null>(null)
  const [pending, setPending] = useState(false)

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    event.stopPropagation()
    const form = event.currentTarget
    const errors = checkBoard(fields)
    const found = Object.fromEntries(Object.entries(errors).map(([name, code]) => [name, FORM_ERRORS[code].message]))
    setProblems(found)
    setGeneral(null)
    const [first] = Object.keys(found)
    if (first) return focusField(form, first)
    setPending(true)
    try {
      await send({ ...fields, name: fields.name.trim() })
    } catch (thrown) {
      const { field, message } = errorOf(thrown)
      setPending(false)
      if (field === null || !(field in fields)) return setGeneral(message)
      setProblems({ [field]: message })
      focusField(form, field)
    }
  }

  const set = <Name extends keyof BoardFields>(name: Name, value: BoardFields[Name]) => {
    setFields((known) => ({ ...known, [name]: value }))
    setProblems((known) => ({ ...known, [name]: undefined }))
  }

  /** True when the form has unsaved changes. */
  const isChanged = Object.keys(fields).some(
    (name) => fields[name as keyof BoardFields] !== initial[name as keyof BoardFields],
  )
  return { id, fields, problems, general, pending, isChanged, submit, set }
}

const focusField = (form: HTMLFormElement, name: string) => {
  const field = form.elements.namedItem(name)
  if (field instanceof HTMLElement) field.focus()
}
