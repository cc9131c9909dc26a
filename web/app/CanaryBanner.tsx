// On a canary host: a notice with a link to the same page on the usual host.
import { productionUrl } from '@fairlead/domain/account/canary'
import { useLocation } from '@tanstack/react-router'
import { Banner } from '../ui/Banner.tsx'
import { text as appText } from '../i18n/app.ts'

export function CanaryBanner({ production }: { production: string }) {
  // rendered again for every address, so that the link leads to the same page
  useLocation()
  return (
    <div style={{ padding: '6px 12px', background: 'var(--card)' }}>
      <Banner role="note" action={<a href={productionUrl(production, window.location)}>{appText.backToProduction}</a>}>
        {appText.canaryHost}
      </Banner>
    </div>
  )
}
