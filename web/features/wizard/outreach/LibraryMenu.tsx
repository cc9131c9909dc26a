// Adds ready-made sequences from the template library to this project.
import { Button, Menu, Text } from '@mantine/core'
import { templateToWire } from '@fairlead/contract/shapes/settings-names'
import { templateGallery } from '@fairlead/domain/outreach/template-gallery'
import { IconBook2, IconExternalLink } from '@tabler/icons-react'
import type { Templates } from './use-templates.ts'
import { text as wizardOutreachText } from '../../../i18n/wizard-outreach.ts'

export function LibraryMenu({ list }: { list: Templates }) {
  return (
    <Menu position="bottom-start" width={320} returnFocus={false}>
      <Menu.Target>
        <Button variant="subtle" size="compact-sm" disabled={!list.mayAdd} leftSection={<IconBook2 size={16} />}>
          {wizardOutreachText.addFromLibrary}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {templateGallery.map(({ suits, template }) => (
          <Menu.Item key={template.name} onClick={() => list.take(templateToWire(template))}>
            {template.name}
            <Text size="xs" c="dimmed">
              {suits}
            </Text>
          </Menu.Item>
        ))}
        <Menu.Divider />
        <Menu.Item component="a" href="/demos/templates" target="_blank" rel="noreferrer" leftSection={<IconExternalLink size={16} />}>
          {wizardOutreachText.readTheLibrary}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
