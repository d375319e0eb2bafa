import styles from './FallenPin.module.css'

/** The picture of pages that have nothing to show: a board that has lost its pin. */
export const FallenPin = () => <div className={styles.picture} />

/** The picture of pages that could not be loaded: a pin whose thread is torn. */
export const TornThread = () => <div className={`${styles.picture} ${styles.torn}`} />
