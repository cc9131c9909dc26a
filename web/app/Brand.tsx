// The product's mark as the way home, with the product one is in when that is not Autopilot.
import { productLabels } from '@fairlead/domain/account/products'
import { Link } from '@tanstack/react-router'
import { useProductName, useUser } from '../features/projects/use-projects.ts'
import { Wordmark } from '../features/projects/Wordmark.tsx'
import styles from './shell.module.css'

export function Brand({ short = false }: { short?: boolean }) {
  const name = useProductName()
  const product = useUser().data?.product_type ?? 'autopilot'
  return (
    <Link to="/panel" className={styles.logo} data-short={short || undefined} aria-label={`${name}, to your projects`}>
      <Wordmark name={name} />
      {product !== 'autopilot' && !short && <span className={styles.product}>{productLabels[product]}</span>}
    </Link>
  )
}
