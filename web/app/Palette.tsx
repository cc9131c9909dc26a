// The command palette and the header's search: projects, candidates, and actions, each with its shortcut.
/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-to-interactive-role -- a combobox with its own list: no plain element can do that */
import { SegmentedControl, TextInput } from '@mantine/core'
import { hasNewerVersion } from '@fairlead/domain/account/products'
import { tabLabel } from '@fairlead/domain/project/tabs'
import { searchFieldLabel, searchFields, searchText, type SearchField } from '@fairlead/domain/shared/search-text'
import { IconSearch } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useMemo, useState, type KeyboardEvent } from 'react'
import { placeOfResult, tabOfResult, useCandidateSearch } from '../candidate/use-candidate-search.ts'
import { useIsV2, useUser } from '../session/use-user.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { Key } from '../ui/Key.tsx'
import { Picture } from '../ui/Picture.tsx'
import { rank, type Command } from './palette-rank.ts'
import { usePaletteCommands } from './use-palette-commands.ts'
import styles from './palette.module.css'
import { text as paletteText } from '../i18n/palette.ts'

const maxShown = 30

export function Palette({ onClose, onKeys }: { onClose: () => void; onKeys: () => void }) {
  const navigate = useNavigate()
  const newer = hasNewerVersion(useIsV2(), useUser().data?.product_type ?? 'autopilot')
  const [text, setText] = useState('')
  const [field, setField] = useState<SearchField>('candidate_name')
  const people = useCandidateSearch(text, newer ? null : field)
  const [index, setIndex] = useState(0)
  const commands = usePaletteCommands(onKeys)
  const matches = useMemo(() => {
    const ofPeople = people.found.map((person): Command => ({
      id: person.candidate_id,
      kind: paletteText.candidate,
      label: person.candidate_name,
      hint: [person.candidate_job_title, person.project_name].filter(Boolean).join(' · '),
      status: tabLabel(tabOfResult(person)),
      picture: person.candidate_picture_url,
      run: () => void navigate({ to: '/panel', search: placeOfResult(person) }),
    }))
    return [...rank(commands, text), ...ofPeople].slice(0, maxShown)
  }, [commands, text, people.found, navigate])
  const current = Math.min(index, matches.length - 1)

  const choose = (command: Command | undefined) => {
    if (!command) return
    onClose()
    // once the dialog is closed and the screen receives its keys again
    setTimeout(command.run, 20)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') setIndex(Math.min(current + 1, matches.length - 1))
    else if (event.key === 'ArrowUp') setIndex(Math.max(current - 1, 0))
    else if (event.key === 'Enter') choose(matches[current])
    else return
    event.preventDefault()
  }

  return (
    <Dialog onClose={onClose} title={paletteText.searchOrJump} titleHidden high size={600}>
      <TextInput
        aria-label={paletteText.searchLabel}
        placeholder={paletteText.searchPlaceholder}
        size="md"
        data-autofocus
        leftSection={<IconSearch size={18} />}
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value)
          setIndex(0)
        }}
        onKeyDown={onKeyDown}
        role="combobox"
        aria-expanded
        aria-controls="palette-list"
        aria-activedescendant={matches[current] ? `palette-${matches[current].id}` : undefined}
      />
      {!newer && (
        <div className="row soft text-13 wrap above-8">
          <span id="palette-field">{paletteText.findCandidatesBy}</span>
          <SegmentedControl
            size="xs"
            aria-labelledby="palette-field"
            value={field}
            onChange={(value) => setField(value)}
            data={searchFields.map((searchField) => ({ value: searchField, label: searchFieldLabel(searchField) }))}
          />
        </div>
      )}
      <ul id="palette-list" className={styles.palette} role="listbox" aria-label={paletteText.results}>
        {matches.map((command, index) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field above handles the keys
          <li
            key={`${command.kind} ${command.id}`}
            id={`palette-${command.id}`}
            role="option"
            className="item"
            aria-selected={index === current}
            ref={index === current ? intoView : undefined}
            onMouseMove={() => setIndex(index)}
            onClick={() => choose(command)}
          >
            {command.kind === paletteText.candidate && <Picture src={command.picture} name={command.label} size={32} />}
            <span className="stack grow dense gap-0">
              <span>{command.label}</span>
              {command.hint && <span className="soft text-12 clip fixed">{command.hint}</span>}
            </span>
            {command.shortcut && <Key>{command.shortcut}</Key>}
            <span className="soft text-12 clip fixed">{command.status ?? command.kind}</span>
          </li>
        ))}
      </ul>
      <output className="soft text-13 block pad-8">
        {people.searching
          ? paletteText.searching
          : matches.length === 0 && !people.failed && searchText(text) !== ''
            ? paletteText.nothingFound
            : ''}
      </output>
    </Dialog>
  )
}

function intoView(option: HTMLElement | null): void {
  option?.scrollIntoView({ block: 'nearest' })
}
