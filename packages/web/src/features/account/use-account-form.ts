import { ERRORS, type ErrorCode } from '@corkboard/contract/errors'
import { useState, type SubmitEvent } from 'react'
import { errorOf } from '../../api/errors.ts'
import { useServices, type Services } from '../../services.tsx'

type Problems<Fields> = Readonly<Partial<Record<keyof Fields, string>>>

/**
 * A form that checks, sends and says what is wrong where it is wrong; what was written is kept.
 * @param check slips that can be told without asking
 * @param send the act; a refusal of it lands at its field, or above the form
 */
export const useAccountForm = <Fields extends object>(
  check: (fields: Fields) => Readonly<Partial<Record<keyof Fields, ErrorCode>>>,
  send: (services: Services, fields: Fields) => Promise<void>,
  onDone: () => void,
) => {
  const services = useServices()
  const [problems, setProblems] = useState({} as Problems<Fields>)
  const [general, setGeneral] = useState<string | null>(null)
  const [pending, setPending] = useState(false)

  const submit = async (event: SubmitEvent<HTMLFormElement>, fields: Fields) => {
    event.preventDefault()
    const form = event.currentTarget
    setGeneral(null)
    const slips = check(fields)
    const texts = Object.fromEntries(
      Object.entries(slips).map(([name, code]) => [name, ERRORS[code as ErrorCode].message]),
    ) as Problems<Fields>
    setProblems(texts)
    if (Object.keys(texts).length > 0) return focusFirst(form, texts)
    setPending(true)
    try {
      await send(services, fields)
      onDone()
    } catch (thrown) {
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
    problems,
    general,
    pending,
    submit,
    clear: (name: keyof Fields) => setProblems((known): Problems<Fields> => ({ ...known, [name]: undefined })),
  }
}

const focusFirst = (form: HTMLFormElement, problems: object) => {
  const first = [...form.elements].find((element) => (element as HTMLInputElement).name in problems)
  if (first instanceof HTMLElement) first.focus()
}
