import { Button, Menu } from '@mantine/core'
import { IconBraces } from '@tabler/icons-react'
import { insertText } from '../../ui/insert-text.ts'
import { editorOn } from '../editor/open-editors.ts'
import { variablesByGroup } from '../template-variables.ts'
import { text as writingText } from '../../i18n/writing.ts'
import { variableGroupLabel } from '@fairlead/domain/project/template-variables'

const refocusAfter = 160

export function VariableChips({ fieldId, onInsert }: { fieldId: string; onInsert: (text: string) => void }) {
  const insert = (key: string) => {
    const field = document.getElementById(fieldId)
    const editor = editorOn(field)
    if (editor) return editor.insert(`{{${key}}}`)
    if (!(field instanceof HTMLTextAreaElement) && !(field instanceof HTMLInputElement)) return
    const inserted = insertText(field.value, field.selectionStart, field.selectionEnd, `{{${key}}}`)
    onInsert(inserted.text)
    setTimeout(() => {
      field.focus()
      field.setSelectionRange(inserted.from, inserted.to)
    }, refocusAfter)
  }
  return (
    <fieldset
      aria-label={writingText.insertAVariable}
      style={{ margin: 0, padding: 0, border: 0, display: 'flex', flexWrap: 'wrap', gap: 4 }}
    >
      {variablesByGroup.map(({ group, variables }) => (
        <Menu key={group} position="bottom-start">
          <Menu.Target>
            <Button size="compact-sm" variant="subtle" leftSection={<IconBraces size={14} />}>
              {variableGroupLabel(group)}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {variables.map((variable) => (
              <Menu.Item key={variable.key} onClick={() => insert(variable.key)}>
                {variable.label}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      ))}
    </fieldset>
  )
}
