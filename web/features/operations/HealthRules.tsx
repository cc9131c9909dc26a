import type { ListBoard } from '@fairlead/contract/v2/operations/projects'
import { healthLabel } from '@fairlead/domain/operations/health'
import { Dialog } from '../../ui/Dialog.tsx'
import { HealthDot } from '../../project/HealthDot.tsx'
import { text as operationsText } from '../../i18n/operations.ts'

export function HealthRules({ rules, onClose }: { rules: ListBoard['answer']['rules']; onClose: () => void }) {
  return (
    <Dialog title={operationsText.healthRulesTitle} size={620} onClose={onClose}>
      <p className="soft text-14 below-12">{operationsText.healthRulesText}</p>
      <ol className="stack text-14 gap-12 bullets">
        {rules.map(({ operations_status: status, says }) => (
          <li key={status}>
            <strong className="row">
              <HealthDot status={status} /> {healthLabel(status)}
            </strong>
            <span className="soft">{says}</span>
          </li>
        ))}
      </ol>
    </Dialog>
  )
}
