import { useId } from 'react'
import styles from './Panels.module.css'

interface RangeFieldProps {
  readonly label: string
  readonly value: number
  readonly min: number
  readonly max: number
  readonly step: number
  readonly onChange: (value: number) => void
}

/** A number on a slider, and the number next to it. */
export const RangeField = ({ label, value, min, max, step, onChange }: RangeFieldProps) => {
  const id = useId()
  return (
    <div className={styles.range}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        type="range"
        value={value}
        min={min}
        max={max}
        step={step}
        onChange={(event) => onChange(Number(event.currentTarget.value))}
      />
      <output htmlFor={id}>{value}</output>
    </div>
  )
}
