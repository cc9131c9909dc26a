import { healthLabel, urgencyOf } from '@fairlead/domain/operations/health'
import { text as projectText } from '../i18n/project.ts'

const colors = { now: '#c92a2a', soon: '#e67700', none: '#2b8a3e' }

export function HealthDot({ status, alone = false }: { status: string; alone?: boolean }) {
  const healthText = projectText.health(healthLabel(status))
  return (
    <span
      {...(alone ? { role: 'img', 'aria-label': healthText, title: healthText } : { 'aria-hidden': true })}
      data-urgency={urgencyOf(status)}
      style={{ flex: 'none', width: 8, height: 8, borderRadius: 4, background: colors[urgencyOf(status)] }}
    />
  )
}
