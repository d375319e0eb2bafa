import { encode } from 'uqr'
import styles from './QrCode.module.css'

/** A text as a QR code. Rendered in the browser, so that no secret in it reaches anyone else. */
export const QrCode = ({ text, label }: { readonly text: string; readonly label: string }) => {
  const { size, data } = encode(text, { ecc: 'M', border: 2 })
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <svg
      className={styles.qr}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={squares.join('')} fill="currentColor" />
    </svg>
  )
}
