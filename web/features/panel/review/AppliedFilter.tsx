import { filterLabels } from '@fairlead/domain/candidate/list-order'
import { Chip } from '@mantine/core'
import { useGoto } from '../../../project/panel-search.ts'

/** Shows only people who have applied before. */
export function AppliedFilter({ isOn }: { isOn: boolean }) {
  const goto = useGoto()
  return (
    <Chip
      size="xs"
      radius="sm"
      variant="outline"
      checked={isOn}
      onChange={(on) => goto({ only: on ? 'applied' : undefined, candidate: undefined }, { replace: true })}
    >
      {filterLabels.applied}
    </Chip>
  )
}
