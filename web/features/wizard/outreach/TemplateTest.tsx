// Tests two of the project's first emails against each other: started, watched, and ended next to the templates.
import { Button, Group, Select, Stack, Text } from '@mantine/core'
import type { StartTemplateTest } from '@fairlead/contract/v2/projects/template_test'
import type { WireTemplateTest } from '@fairlead/contract/shapes/template-test'
import { templateFromWire } from '@fairlead/contract/shapes/settings-names'
import { testVersions, validateTemplateTest, type TestVersion } from '@fairlead/domain/outreach/template-test'
import { must } from '@fairlead/domain/shared/records'
import { IconArrowsSplit2 } from '@tabler/icons-react'
import { useState } from 'react'
import { invalidate } from '../../../api/cache.ts'
import { send } from '../../../api/send.ts'
import { useSubmit } from '../../../api/use-submit.ts'
import { TestResult } from '../../../project/template-test/TestResult.tsx'
import { testsCall, useTemplateTests } from '../../../project/template-test/use-template-tests.ts'
import { FormError } from '../../../ui/FormError.tsx'
import { sentDate } from '../../../ui/time.ts'
import { text as testText } from '../../../i18n/template-test.ts'
import { KeepVersionDialog } from './KeepVersionDialog.tsx'
import type { Templates } from './use-templates.ts'

export function TemplateTest({ list, projectId }: { list: Templates; projectId: string }) {
  const tests = useTemplateTests(projectId)
  if (!tests) return null
  return (
    <Stack gap="sm">
      {tests.running ? (
        <RunningTest test={tests.running} projectId={projectId} />
      ) : (
        <NewTest key={list.templates.length} list={list} projectId={projectId} />
      )}
      {tests.ended.length > 0 && <EarlierTests tests={tests.ended} />}
    </Stack>
  )
}

function NewTest({ list, projectId }: { list: Templates; projectId: string }) {
  const { templates, template } = list
  const [isOpen, setIsOpen] = useState(false)
  const [names, setNames] = useState<Record<TestVersion, string>>({
    a: template.name,
    b: templates.find(({ name }) => name !== template.name)?.name ?? '',
  })
  const starting = useSubmit({
    check: () => validateTemplateTest(templates.map(templateFromWire), names),
    send: () =>
      send<StartTemplateTest>('POST', 'v2/projects/template_test', { project_id: projectId, template_a: names.a, template_b: names.b }),
    success: testText.started,
    onSuccess: () => invalidate(testsCall),
    failure: testText.startFailed,
    fields: ['template_a', 'template_b'],
  })
  if (!isOpen)
    return (
      <Button
        variant="default"
        leftSection={<IconArrowsSplit2 size={16} />}
        style={{ alignSelf: 'start' }}
        aria-expanded={false}
        onClick={() => setIsOpen(true)}
      >
        {testText.testTwo}
      </Button>
    )
  if (templates.length < 2)
    return (
      <Group gap="sm">
        <Text size="sm">{testText.needsSecond}</Text>
        <Button variant="default" onClick={list.duplicate}>
          {testText.duplicateIt}
        </Button>
      </Group>
    )
  return (
    // the step is already a form
    <section aria-label={testText.testTwo}>
      <Stack gap="sm">
        <Group grow align="start" preventGrowOverflow={false} gap="sm">
          {testVersions.map((key) => (
            <Select
              key={key}
              name={`template_${key}`}
              label={testText.versionLabel(key)}
              miw={200}
              allowDeselect={false}
              data={templates.map(({ name }) => name)}
              value={names[key]}
              error={starting.errors[`template_${key}`]}
              onChange={(value) => {
                setNames({ ...names, [key]: value ?? '' })
                starting.clear()
              }}
            />
          ))}
        </Group>
        <Text size="sm" c="dimmed">
          {testText.startHint}
        </Text>
        <FormError>{starting.sentence}</FormError>
        <Group gap="xs">
          <Button loading={starting.busy} onClick={() => void starting.run()}>
            {testText.start}
          </Button>
          <Button variant="subtle" onClick={() => setIsOpen(false)}>
            {testText.cancel}
          </Button>
        </Group>
      </Stack>
    </section>
  )
}

function RunningTest({ test, projectId }: { test: WireTemplateTest; projectId: string }) {
  const [keeping, setKeeping] = useState<TestVersion | null>(null)
  return (
    <section className="card pad-16" aria-label={testText.running}>
      <Stack gap="sm">
        <Text fw={600}>{testText.running}</Text>
        <TestResult test={test} />
        <Text size="sm" c="dimmed">
          {testText.changesRestart}
        </Text>
        <Group gap="xs">
          {testVersions.map((key) => (
            <Button key={key} variant={test.verdict === key ? 'filled' : 'default'} onClick={() => setKeeping(key)}>
              {testText.keep(key)}
            </Button>
          ))}
        </Group>
      </Stack>
      {keeping && <KeepVersionDialog test={test} version={keeping} projectId={projectId} onClose={() => setKeeping(null)} />}
    </section>
  )
}

function EarlierTests({ tests }: { tests: readonly WireTemplateTest[] }) {
  return (
    <details>
      <summary style={{ cursor: 'pointer', width: 'fit-content', fontSize: '0.875rem' }}>{testText.earlierTests(tests.length)}</summary>
      <Stack gap="lg" mt="sm">
        {tests.map((test) => (
          <div key={test.id}>
            <Text size="sm" c="dimmed" mb={4}>
              {testText.period(sentDate(test.started_at), sentDate(must(test.ended_at)), testText.endReasons[must(test.end_reason)])}
            </Text>
            <TestResult test={test} />
          </div>
        ))}
      </Stack>
    </details>
  )
}
