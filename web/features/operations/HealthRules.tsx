import type { ListBoard } from '@fairlead/contract/v2/operations/projects'
import { healthLabel } from '@fairlead/domain/operations/health'
import { Dialog } from '../../ui/Dialog.tsx'
import { HealthDot } from '../../project/HealthDot.tsx'
import styles from '../../project/staff/operations.module.css'
import { text as operationsText } from '../../i18n/operations.ts'

export function HealthRules({ rules, onClose }: { rules: ListBoard['answer']['rules']; onClose: () => void }) {
  return (
    <Dialog title={operationsText.healthRulesTitle} size={620} onClose={onClose}>
      <p className={styles.lead}>{operationsText.healthRulesText}</p>
      <ol className={styles.rules}>
        {rules.map(({ operations_status: status, says }) => (
          <li key={status}>
            <strong>
              <HealthDot status={status} /> {healthLabel(status)}
            </strong>
            <span>{says}</span>
          </li>
        ))}
      </ol>
    </Dialog>
  )
}
