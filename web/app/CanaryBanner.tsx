// On a canary host: what this is, and the way back to the same place on the usual host.
import { wayBack } from '@fairlead/domain/account/canary'
import { useLocation } from '@tanstack/react-router'
import { Banner } from '../ui/Banner.tsx'
import * as appText from '../i18n/en/app.ts'

export function CanaryBanner({ production }: { production: string }) {
  // drawn again with every address: the way back leads to the same place
  useLocation()
  return (
    <div style={{ padding: '6px 12px', background: 'var(--card)' }}>
      <Banner role="note" action={<a href={wayBack(production, window.location)}>{appText.backToProduction}</a>}>
        {appText.canaryHost}
      </Banner>
    </div>
  )
}
