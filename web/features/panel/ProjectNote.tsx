import { stopReasonFromWire } from '@fairlead/contract/codes'
import { Button, Tooltip } from '@mantine/core'
import { isCalibratingAutopilot } from '@fairlead/domain/project/lifecycle'
import { stopReasonText } from '@fairlead/domain/project/stop-reason'
import { shortened } from '@fairlead/domain/shared/formats'
import { limits } from '@fairlead/domain/shared/limits'
import { messagesAbout } from '@fairlead/domain/shared/messages'
import { PageBanner } from '../../ui/PageBanner.tsx'
import { useProductName } from '../../session/use-user.ts'
import type { PanelView } from '../../project/panel-view.ts'
import { reactivate, restore } from '../../project/project-actions.ts'
import styles from './panel.module.css'
import { text as panelText } from '../../i18n/panel.ts'

export function ProjectNote({ view }: { view: PanelView }) {
  const { wire, facts } = view
  const product = useProductName()
  if (wire.is_archived)
    return (
      <div className={`below-12 ${styles.note}`}>
        <PageBanner
          rank="stopped"
          tone="warn"
          role="note"
          action={
            view.mayAdminister && (
              <Button size="compact-sm" variant="subtle" c="inherit" onClick={() => void restore(facts.id)}>
                {panelText.restoreProject}
              </Button>
            )
          }
        >
          <strong>{panelText.archivedTitle}</strong> {panelText.archivedText} <Reason view={view} />
        </PageBanner>
      </div>
    )
  if (!wire.outreach_pause) return null
  return (
    <div className={`below-12 ${styles.note}`}>
      <PageBanner
        rank="stopped"
        tone="warn"
        role="note"
        action={
          view.mayDecide &&
          !isCalibratingAutopilot(facts) && (
            <Tooltip label={messagesAbout.reactivating(product)}>
              <Button size="compact-sm" variant="subtle" c="inherit" onClick={() => void reactivate(facts.id)}>
                {panelText.reactivateProject}
              </Button>
            </Tooltip>
          )
        }
      >
        <strong>{panelText.pausedTitle}</strong> {panelText.pausedText} <Reason view={view} />
      </PageBanner>
    </div>
  )
}

/** The reason, as entered by the user who stopped it. */
function Reason({ view }: { view: PanelView }) {
  const { paused_archived_reason: reason, paused_archived_reason_other: otherReason } = view.wire
  const text = stopReasonText(useProductName(), { reason: reason === null ? null : stopReasonFromWire(reason), other: otherReason })
  if (text === null) return null
  const short = shortened(text, limits.archiveReasonLength)
  return short === text ? (
    <>{panelText.reasonText(text)}</>
  ) : (
    <Tooltip label={text}>
      <button type="button" className={styles.reason}>
        {panelText.reasonShort(short)}
      </button>
    </Tooltip>
  )
}
