// The workspace's snippets next to a text: a click inserts one at the caret.
import { Button, Menu, Text } from '@mantine/core'
import { bodyToText } from '@fairlead/domain/shared/mail-body'
import { IconNote, IconPencil } from '@tabler/icons-react'
import { editorOn } from '../editor/open-editors.ts'
import { useSnippets } from './use-snippets.ts'
import { text as writingText } from '../../i18n/writing.ts'

interface Props {
  /** The rich text it is inserted into. */
  fieldId: string
  disabled?: boolean
  /** Absent where snippets are managed already. */
  onManage?: () => void
}

export function SnippetPicker({ fieldId, disabled = false, onManage }: Props) {
  const snippets = useSnippets()
  const list = snippets.data ?? []
  return (
    <Menu position="top-start" width={300} returnFocus={false} withinPortal>
      <Menu.Target>
        <Button variant="subtle" size="compact-sm" leftSection={<IconNote size={15} />} disabled={disabled}>
          {writingText.snippets}
        </Button>
      </Menu.Target>
      <Menu.Dropdown maw="calc(100vw - 24px)" mah={360} style={{ overflowY: 'auto' }}>
        {list.length === 0 && <Menu.Label>{snippets.isError ? writingText.snippetsFailed : writingText.noSnippetsYet}</Menu.Label>}
        {list.map(({ id, name, body }) => (
          <Menu.Item key={id} onClick={() => editorOn(document.getElementById(fieldId))?.insertBody(body)}>
            <Text size="sm" truncate>
              {name}
            </Text>
            <Text size="xs" c="dimmed" truncate>
              {bodyToText(body).replaceAll(/\s+/g, ' ')}
            </Text>
          </Menu.Item>
        ))}
        {list.length > 0 && <Menu.Label>{writingText.snippetKeyHint}</Menu.Label>}
        {onManage && (
          <>
            <Menu.Divider />
            <Menu.Item leftSection={<IconPencil size={15} />} onClick={onManage}>
              {writingText.manageSnippets}
            </Menu.Item>
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}
