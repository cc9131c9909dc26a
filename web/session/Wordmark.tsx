// The product's mark and name.
import { productName } from './product-name.ts'
import styles from './Wordmark.module.css'

export function Wordmark({ name = productName }: { name?: string }) {
  return (
    <span className={styles.mark}>
      <svg width="26" height="26" viewBox="0 0 32 32" aria-hidden>
        <rect width="32" height="32" rx="8" fill="#0f6b63" />
        <path d="M9 24V10.5A3.5 3.5 0 0 1 12.5 7H23M9 16.5h10.5" fill="none" stroke="#fff" strokeWidth="3.2" strokeLinecap="round" />
        <circle cx="23.5" cy="22.5" r="2.5" fill="#ffc857" />
      </svg>
      {name}
    </span>
  )
}
