// Sets a project's health manually, or returns it to the rules.
import { Button, Menu } from '@mantine/core'
import { healthGroups, healthLabel, healthStatuses } from '@fairlead/domain/operations/health'
import { IconCheck } from '@tabler/icons-react'
import { Fragment } from 'react'
import { HealthDot } from '../HealthDot.tsx'
import { text as projectStaffText } from '../../i18n/project-staff.ts'

interface Props {
  current: string
  /** Set manually: it can be returned to the rules. */
  isByHand: boolean
  /** The result of the rules, if known. */
  title?: string | undefined
  /** '' = by the rules. */
  onSet: (status: string) => void
}

export function HealthMenu({ current, isByHand, title, onSet }: Props) {
  return (
    <Menu width={220}>
      <Menu.Target>
        <Button
          variant="default"
          size="compact-sm"
          leftSection={<HealthDot status={current} />}
          aria-label={projectStaffText.healthHealthlabel(healthLabel(current))}
          title={title}
        >
          {healthLabel(current)}
        </Button>
      </Menu.Target>
      <Menu.Dropdown mah="60vh" style={{ overflowY: 'auto' }}>
        {isByHand && (
          <>
            <Menu.Item onClick={() => onSet('')}>{projectStaffText.useTheRules}</Menu.Item>
            <Menu.Divider />
          </>
        )}
        {healthGroups.map((group) => (
          <Fragment key={group}>
            <Menu.Label>{group}</Menu.Label>
            {healthStatuses
              .filter((status) => status.group === group)
              .map(({ key, label }) => (
                <Menu.Item
                  key={key}
                  leftSection={<HealthDot status={key} />}
                  rightSection={key === current && <IconCheck size={15} aria-label={projectStaffText.now} />}
                  onClick={() => (key !== current || !isByHand ? onSet(key) : undefined)}
                >
                  {label}
                </Menu.Item>
              ))}
          </Fragment>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
