import type { ComponentPropsWithRef } from 'react'
import { ChevronDownIcon } from '../icons/icons.tsx'
import styles from './Field.module.css'
import { Field, type FieldWords } from './Field.tsx'

/** A native `select` with its words; the options are its children. */
export type SelectProps = FieldWords &
  Omit<ComponentPropsWithRef<'select'>, 'className' | 'style' | 'size' | 'multiple'>

/** One of a few known values, picked with the system's own list. */
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
