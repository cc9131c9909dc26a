// How health is decided: the rules in the order in which they are asked.
import type { ListBoard } from '@fairlead/contract/v2/operations/projects'
import { healthLabel } from '@fairlead/domain/operations/health'
import { Dialog } from '../../ui/Dialog.tsx'
import { HealthDot } from '../../project/HealthDot.tsx'
import styles from '../../project/staff/operations.module.css'

export function HealthRules({ rules, onClose }: { rules: ListBoard['answer']['rules']; onClose: () => void }) {
  return (
    <Dialog title="How health is decided" size={620} onClose={onClose}>
      <p className={styles.lead}>
        The first rule that applies sets the status each time the board loads. A status set by hand stays until you choose Use the rules.
      </p>
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
