// The investor's mark for its people, next to the product's own.
import type { WireUser } from '@fairlead/contract/v1/users/settings'
import styles from './shell.module.css'

export function InvestorMark({ investor, short }: { investor: NonNullable<WireUser['product']['investor']>; short: boolean }) {
  return (
    <img src={investor.logo_url} alt={investor.name} title={investor.name} className={styles.investor} data-short={short || undefined} />
  )
}
