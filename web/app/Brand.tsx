// The product's mark, which links home, with the current product if it isn't Autopilot.
import { productLabels } from '@fairlead/domain/account/products'
import { Link } from '@tanstack/react-router'
import { useProductName, useUser } from '../session/use-user.ts'
import { Wordmark } from '../session/Wordmark.tsx'
import styles from './shell.module.css'
import { text as appText } from '../i18n/app.ts'

export function Brand({ short = false }: { short?: boolean }) {
  const name = useProductName()
  const product = useUser().data?.product_type ?? 'autopilot'
  const investor = useUser().data?.product.investor
  return (
    <>
      <Link to="/home" className={styles.logo} data-short={short || undefined} aria-label={appText.homeLink(name)}>
        <Wordmark name={name} />
        {product !== 'autopilot' && !short && <span className="pill tint strong">{productLabels[product]}</span>}
      </Link>
      {investor && (
        <img
          src={investor.logo_url}
          alt={investor.name}
          title={investor.name}
          className={styles.investor}
          data-short={short || undefined}
        />
      )}
    </>
  )
}
