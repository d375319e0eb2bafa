import type { ComponentPropsWithRef } from 'react'
import { ChevronDownIcon } from '../icons/icons.tsx'
import styles from './Field.module.css'
import { Field, type FieldTexts } from './Field.tsx'

/** A native `select` with its texts. Its children are the options. */
export type SelectProps = FieldTexts &
  Omit<ComponentPropsWithRef<'select'>, 'className' | 'style' | 'size' | 'multiple'>

/** Selects one of a few known values from the system's own list. */
export const Select = ({ label, hint, error, ...rest }: SelectProps) => (
  <Field label={label} hint={hint} error={error} id={rest.id}>
    {(wiring) => (
      <>
        <select {...rest} {...wiring} />
        <span className={styles.mark}>
          <ChevronDownIcon />
        </span>
      </>
    )}
  </Field>
)
