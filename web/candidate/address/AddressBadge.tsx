import { Badge, Tooltip } from '@mantine/core'
import type { AddressStatus } from '@fairlead/domain/candidate/address-status'
import { text as addressText } from '../../i18n/candidate-address.ts'

const colors: Record<AddressStatus, string> = { confirmed: 'gray', verified: 'green', guessed: 'amber', undeliverable: 'red' }

/** Whether an address is known for certain. */
export function AddressBadge({ status }: { status: AddressStatus }) {
  return (
    <Tooltip label={addressText.statusHints[status]} multiline maw={260} events={{ hover: true, focus: true, touch: true }}>
      <Badge component="span" size="sm" variant="light" color={colors[status]} c="var(--ink)" tt="none" tabIndex={0} className="fixed">
        {addressText.statusLabels[status]}
      </Badge>
    </Tooltip>
  )
}
