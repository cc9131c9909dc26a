import { Button, Checkbox, Popover, Stack } from '@mantine/core'
import type { WirePooledPerson } from '@fairlead/contract/shapes/talent'
import { keysOf } from '@fairlead/domain/shared/records'
import { IconBrandLinkedin, IconColumns3 } from '@tabler/icons-react'
import { useState, type ReactNode } from 'react'
import { sourceName } from '../../candidate/card/Sources.tsx'
import { TagList } from '../../candidate/tags/TagList.tsx'
import { When } from '../../ui/When.tsx'
import { text as talentText } from '../../i18n/talent.ts'
import styles from './talent.module.css'

const skillsShown = 8

interface Column {
  width: string
  isDefault: boolean
  cell: (person: WirePooledPerson) => ReactNode
}

/** What a row shows next to the name and the reasons, in this order. */
const columns = {
  skills: {
    width: 'minmax(0, 220px)',
    isDefault: false,
    cell: ({ skills }) => <span className="soft text-13 dense anywhere">{skills.slice(0, skillsShown).join(', ')}</span>,
  },
  emails: {
    width: 'minmax(0, 250px)',
    isDefault: false,
    cell: ({ emails }) => <span className="soft text-13 dense anywhere">{emails.join(', ') || talentText.noEmail}</span>,
  },
  tags: {
    width: 'minmax(0, 200px)',
    isDefault: true,
    cell: ({ tags }) => (
      <div className={`${styles.side} flex wrap ends gap-4`}>
        <TagList tags={tags} />
      </div>
    ),
  },
  added: {
    width: '92px',
    isDefault: true,
    cell: ({ is_own: isOwn, source, added_at: date }) => (
      <span className="soft text-12 dense block right">
        {isOwn && (
          <>
            {sourceName(source)}
            <br />
            <When date={date} />
          </>
        )}
      </span>
    ),
  },
  linkedin: {
    width: '32px',
    isDefault: true,
    cell: ({ linkedin_url: url, name }) =>
      url ? (
        <a href={url} target="_blank" rel="noreferrer" className={styles.link} aria-label={talentText.linkedinLinkLabel(name)}>
          <IconBrandLinkedin size={18} stroke={1.7} />
        </a>
      ) : (
        <span className={styles.link} />
      ),
  },
} satisfies Record<string, Column>
export type PoolColumn = keyof typeof columns

const all = keysOf(columns)
const storedAs = 'pool_columns'

/** The chosen columns, in the order of the list; stored on this device. */
export function usePoolColumns(): [readonly PoolColumn[], (chosen: readonly string[]) => void] {
  const [chosen, setChosen] = useState<readonly PoolColumn[]>(() => {
    const stored = localStorage.getItem(storedAs)?.split(',')
    return all.filter((column) => (stored ? stored.includes(column) : columns[column].isDefault))
  })
  const choose = (next: readonly string[]) => {
    setChosen(all.filter((column) => next.includes(column)))
    try {
      localStorage.setItem(storedAs, next.join(','))
    } catch {
      // a full store only loses the choice
    }
  }
  return [chosen, choose]
}

export function columnStyle(chosen: readonly PoolColumn[]): React.CSSProperties & { '--columns': string } {
  return { '--columns': chosen.map((column) => columns[column].width).join(' ') }
}

export function PoolCells({ person, chosen }: { person: WirePooledPerson; chosen: readonly PoolColumn[] }) {
  return chosen.map((column) => (
    <div key={column} data-column={column}>
      {columns[column].cell(person)}
    </div>
  ))
}

export function ColumnsButton({ chosen, onChoose }: { chosen: readonly PoolColumn[]; onChoose: (chosen: readonly string[]) => void }) {
  return (
    <Popover position="bottom-end" trapFocus returnFocus withinPortal>
      <Popover.Target>
        <Button variant="subtle" size="xs" leftSection={<IconColumns3 size={15} />}>
          {talentText.columns}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={talentText.columns}>
        <Checkbox.Group value={[...chosen]} onChange={onChoose} aria-label={talentText.columns}>
          <Stack gap="xs">
            {all.map((column) => (
              <Checkbox key={column} value={column} label={talentText.columnNames[column]} />
            ))}
          </Stack>
        </Checkbox.Group>
      </Popover.Dropdown>
    </Popover>
  )
}
