import { useImperativeHandle, useRef, type ComponentPropsWithRef, type ReactNode } from 'react'
import { IconButton } from '../actions/IconButton.tsx'
import { CloseIcon, SearchIcon } from '../icons/icons.tsx'
import styles from './SearchField.module.css'

/** A native search `input`. Put it into your own `form role="search"`. */
export type SearchFieldProps = Omit<ComponentPropsWithRef<'input'>, 'className' | 'style' | 'size' | 'type'> & {
  /** Its accessible name, also the placeholder unless `placeholder` is set. */
  label: string
  /** The accessible name of the button that clears it. */
  clearLabel: string
  /** Called when the button cleared it. */
  onClear?: () => void
  /** An icon button at its end, for another way to search. */
  other?: ReactNode
}

/** The search field: large, round, the same everywhere. */
export const SearchField = ({ label, clearLabel, onClear, other, ref, ...rest }: SearchFieldProps) => {
  const input = useRef<HTMLInputElement>(null)
  useImperativeHandle(ref, () => input.current!)
  const clear = () => {
    const field = input.current!
    // Through the native setter, so that React notices the change like typing.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field, '')
    field.dispatchEvent(new Event('input', { bubbles: true }))
    field.focus()
    onClear?.()
  }
  return (
    <div className={other ? `${styles.search} ${styles.withOther}` : styles.search}>
      <span className={styles.glass}>
        <SearchIcon />
      </span>
      <input
        autoComplete="off"
        enterKeyHint="search"
        placeholder={label}
        {...rest}
        ref={input}
        type="search"
        aria-label={label}
        className={styles.input}
      />
      <span className={styles.end}>
        <span className={styles.clear}>
          <IconButton label={clearLabel} icon={<CloseIcon />} onClick={clear} />
        </span>
        {other && <span className={styles.other}>{other}</span>}
      </span>
    </div>
  )
}
