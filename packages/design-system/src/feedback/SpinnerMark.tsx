import styles from './SpinnerMark.module.css'

/** The turning ring alone, in the size and color of the text around it; whoever shows it says what is busy. */
export const SpinnerMark = () => <span className={styles.mark} aria-hidden />
