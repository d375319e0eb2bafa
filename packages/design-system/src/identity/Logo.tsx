/** Props of {@link Logo}. */
export type LogoProps = {
  /** The size in px. Default 32. */
  size?: number
  /** The alt text. Leave it out if the product's name is next to it. */
  label?: string
}

/** The logo: a disc of cork with a coral pin. The same drawing as `brand/logo.svg`. */
export const Logo = ({ size = 32, label }: LogoProps) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 32 32"
    role={label && 'img'}
    aria-label={label}
    aria-hidden={!label || undefined}
  >
    <circle cx="16" cy="16" r="16" fill="#c98f57" />
    <path d={CORK_GRAIN} stroke="#a96f3b" strokeWidth="1.6" strokeLinecap="round" />
    <path d="M14.6 17.4 9 25" stroke="#5b3a20" strokeWidth="1.8" strokeLinecap="round" />
    <circle cx="18" cy="13" r="6.6" fill="#d6402f" />
    <path d="M14.6 11.6a3.8 3.8 0 0 1 2.6-2.5" stroke="#ffd9d2" strokeWidth="1.7" strokeLinecap="round" fill="none" />
  </svg>
)

const CORK_GRAIN =
  'M6 11.5h.01M9.5 6.5h.01M5.5 18h1.2M14 27h1.4M22 24.5h.01M26.2 18.5h.01M24.5 8h.01M18.5 22.5h1.2M15 3.6h1M10 14h.01M27.5 13h.01M18.5 28.4h.01M24 21h1'
