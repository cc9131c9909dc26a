// A project's templates in one row: choose, add, rename, duplicate, delete.
import { ActionIcon, Button, Group, Menu, Select, TextInput } from '@mantine/core'
import { IconCopy, IconDotsVertical, IconPencil, IconPlus, IconTrash, IconUsersGroup } from '@tabler/icons-react'
import type { WireTemplate } from '@fairlead/contract/shapes/settings'
import type { WireTeamTemplate } from '@fairlead/contract/shapes/team-template'
import { lazy, Suspense, useState } from 'react'
import { focusAtOnce } from '../../../ui/focus-on-arrival.ts'
import type { Templates } from './use-templates.ts'
import { text as teamTemplatesText } from '../../../i18n/team-templates.ts'
import { text as wizardOutreachText } from '../../../i18n/wizard-outreach.ts'

const SaveTeamTemplateDialog = lazy(() =>
  import('../../../project/writing/SaveTeamTemplateDialog.tsx').then(({ SaveTeamTemplateDialog: component }) => ({ default: component })),
)

export function TemplateBar({ list }: { list: Templates }) {
  const { templates, template, at: index } = list
  const [renaming, setRenaming] = useState(false)
  const [sharing, setSharing] = useState(false)
  return (
    <Group align="end" gap="xs" wrap="nowrap">
      {renaming ? (
        <NameField
          name={template.name}
          onDone={(name) => {
            if (name !== '') list.set({ name })
            setRenaming(false)
          }}
        />
      ) : (
        <Select
          className="grow"
          label={wizardOutreachText.template}
          allowDeselect={false}
          data={templates.map(({ name }, index) => ({
            value: String(index),
            label: name.trim() || wizardOutreachText.numberedTemplate(index + 1),
          }))}
          value={String(index)}
          onChange={(value) => list.choose(Number(value))}
        />
      )}
      {!renaming && (
        <Button
          variant="default"
          leftSection={<IconPlus size={16} />}
          disabled={!list.mayAdd}
          aria-label={wizardOutreachText.newTemplate}
          onClick={list.add}
        >
          {wizardOutreachText.newText}
        </Button>
      )}
      <Menu position="bottom-end" returnFocus={false}>
        <Menu.Target>
          <ActionIcon variant="default" size={36} aria-label={wizardOutreachText.moreFor(template.name)}>
            <IconDotsVertical size={18} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconPencil size={16} />} onClick={() => setRenaming(true)}>
            {wizardOutreachText.rename}
          </Menu.Item>
          <Menu.Item leftSection={<IconCopy size={16} />} disabled={!list.mayAdd} onClick={list.duplicate}>
            {wizardOutreachText.duplicate}
          </Menu.Item>
          <Menu.Item leftSection={<IconUsersGroup size={16} />} onClick={() => setSharing(true)}>
            {teamTemplatesText.saveToTeam}
          </Menu.Item>
          <Menu.Item leftSection={<IconTrash size={16} />} disabled={templates.length === 1} onClick={list.remove}>
            {wizardOutreachText.deleteText}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {sharing && (
        <Suspense>
          <SaveTeamTemplateDialog template={withoutSender(template)} onClose={() => setSharing(false)} />
        </Suspense>
      )}
    </Group>
  )
}

/** The sender belongs to the project. */
function withoutSender(template: WireTemplate): WireTeamTemplate {
  const { user_email: _, ...shared } = template
  return shared
}

/** Kept here until it is whole: emails under way remember their template by name, so that half a name must never be one. */
function NameField({ name, onDone }: { name: string; onDone: (name: string) => void }) {
  const [typed, setTyped] = useState(name)
  const done = () => onDone(typed.trim())
  return (
    <>
      <TextInput
        ref={focusAtOnce}
        className="grow"
        label={wizardOutreachText.templateNameLabel}
        maxLength={100}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={done}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          done()
        }}
      />
      <Button variant="default" onClick={done}>
        {wizardOutreachText.done}
      </Button>
    </>
  )
}
