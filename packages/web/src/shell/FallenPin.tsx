import styles from './FallenPin.module.css'

/** The picture of pages that have nothing to show: a board that has lost its pin. */
export const FallenPin = () => <div className={styles.picture} />
