import styles from './SpinnerIcon.module.css'

/** Only the spinning ring, in the size and color of the text around it. The caller announces what is busy. */
export const SpinnerIcon = () => <span className={styles.mark} aria-hidden />
