import { Button, Group, Stack, Text } from '@mantine/core'
import type { WireTemplateTest } from '@fairlead/contract/shapes/template-test'
import type { EndTemplateTest } from '@fairlead/contract/v2/projects/template_test/end'
import type { TestVersion } from '@fairlead/domain/outreach/template-test'
import { invalidate } from '../../../api/cache.ts'
import { send } from '../../../api/send.ts'
import { useSubmit } from '../../../api/use-submit.ts'
import { testsCall } from '../../../project/template-test/use-template-tests.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { FormError } from '../../../ui/FormError.tsx'
import { text as testText } from '../../../i18n/template-test.ts'

interface Props {
  test: WireTemplateTest
  version: TestVersion
  projectId: string
  onClose: () => void
}

export function KeepVersionDialog({ test, version, projectId, onClose }: Props) {
  const { template } = test[version]
  const ending = useSubmit({
    send: () => send<EndTemplateTest>('POST', 'v2/projects/template_test/end', { project_id: projectId, test_id: test.id, keep: version }),
    success: testText.ended(template),
    onSuccess: () => {
      onClose()
      // the chosen template is now the first one
      invalidate(testsCall, 'v1/projects/settings', 'v2/projects/candidates')
    },
    failure: testText.endFailed,
  })
  return (
    <Dialog title={testText.keepTitle(version)} onClose={onClose}>
      <Stack>
        <Text size="sm">{test.sentence}</Text>
        <Text size="sm">{testText.keepExplained(template)}</Text>
        <FormError>{ending.sentence}</FormError>
        <Group justify="end" gap="xs">
          <Button variant="subtle" onClick={onClose}>
            {testText.cancel}
          </Button>
          <Button loading={ending.busy} onClick={() => void ending.run()}>
            {testText.endTest}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
