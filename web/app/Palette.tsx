// The command palette: projects, people of the open project, and what can be done, each with its shortcut.
/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-to-interactive-role -- a combobox with its own list: no plain element can do that */
import { TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useMemo, useState, type KeyboardEvent } from 'react'
import { placeOfResult, useCandidateSearch } from '../features/candidates/use-candidate-search.ts'
import { sectionOfProject } from '../features/projects/project-list.ts'
import { useProjects } from '../features/projects/use-projects.ts'
import { Key } from '../ui/Key.tsx'
import { signOut } from './leave.ts'
import { rank, type Command } from './palette-rank.ts'
import styles from './shell.module.css'
import { Dialog } from '../ui/Dialog.tsx'

export function Palette({ onClose, onKeys }: { onClose: () => void; onKeys: () => void }) {
  const navigate = useNavigate()
  const { project: open } = useSearch({ strict: false }) as { project?: string }
  const projects = useProjects().data
  const [text, setText] = useState('')
  const people = useCandidateSearch(text)
  const [at, setAt] = useState(0)

  const commands = useMemo<Command[]>(() => {
    const to =
      (path: string, search: Record<string, string> = {}) =>
      () =>
        void navigate({ to: path, search: search as never })
    const actions: Command[] = [
      { id: 'new', kind: 'Action', label: 'Create project', run: to('/autopilot-projects/self-serve/new') },
      { id: 'talent', kind: 'Action', label: 'Talent pool', run: to('/talent') },
      { id: 'inbox', kind: 'Action', label: 'Unmatched mail', run: to('/inbox') },
      { id: 'keys', kind: 'Action', label: 'Keyboard shortcuts', shortcut: '?', run: onKeys },
      { id: 'out', kind: 'Action', label: 'Sign out', run: () => void signOut() },
    ]
    if (open)
      actions.unshift({ id: 'settings', kind: 'Action', label: 'Settings of this project', run: to(`/projects/settings/v2/${open}`) })
    const ofProjects = (projects ?? []).map((project): Command => {
      const draft = sectionOfProject(project) === 'draft'
      return {
        id: project.project_id,
        kind: draft ? 'Draft' : 'Project',
        label: project.project_name || 'Untitled project',
        hint: project.hiring_company,
        run: draft ? to(`/projects/v2/draft/${project.project_id}`) : to('/panel', { project: project.project_id }),
      }
    })
    return [...ofProjects, ...actions]
  }, [projects, open, navigate, onKeys])
  const found = useMemo(() => {
    const ofPeople = people.found.map((person): Command => ({
      id: person.candidate_id,
      kind: 'Candidate',
      label: person.candidate_name,
      hint: [person.candidate_job_title, person.project_name].filter(Boolean).join(' · '),
      run: () => void navigate({ to: '/panel', search: placeOfResult(person) as never }),
    }))
    return [...rank(commands, text), ...ofPeople].slice(0, 30)
  }, [commands, text, people.found, navigate])
  const current = Math.min(at, found.length - 1)

  const choose = (command: Command | undefined) => {
    if (!command) return
    onClose()
    command.run()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') setAt(Math.min(current + 1, found.length - 1))
    else if (event.key === 'ArrowUp') setAt(Math.max(current - 1, 0))
    else if (event.key === 'Enter') choose(found[current])
    else return
    event.preventDefault()
  }

  return (
    <Dialog onClose={onClose} title="Search or jump to" titleHidden high size={600}>
      <TextInput
        aria-label="Search projects, candidates and actions"
        placeholder="Projects, candidates, actions"
        size="md"
        data-autofocus
        leftSection={<IconSearch size={18} />}
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value)
          setAt(0)
        }}
        onKeyDown={onKeyDown}
        role="combobox"
        aria-expanded
        aria-controls="palette-list"
        aria-activedescendant={found[current] ? `palette-${found[current].id}` : undefined}
      />
      <ul id="palette-list" className={styles.palette} role="listbox" aria-label="Results">
        {found.map((command, index) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are heard in the field above
          <li
            key={`${command.kind} ${command.id}`}
            id={`palette-${command.id}`}
            role="option"
            aria-selected={index === current}
            onMouseMove={() => setAt(index)}
            onClick={() => choose(command)}
          >
            <span className={styles.optionText}>
              <span>{command.label}</span>
              {command.hint && <span className={styles.soft}>{command.hint}</span>}
            </span>
            {command.shortcut && <Key>{command.shortcut}</Key>}
            <span className={styles.soft}>{command.kind}</span>
          </li>
        ))}
        {found.length === 0 && <li className={styles.soft}>{people.searching ? 'Searching…' : 'Nothing found.'}</li>}
      </ul>
    </Dialog>
  )
}
