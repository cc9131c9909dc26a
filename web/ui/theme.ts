// The look: one accent, a calm gray with a touch of green, Inter, a 4 px rhythm; light and dark designed together.
import { limits } from '@fairlead/domain/shared/limits'
import { createTheme, type CSSVariablesResolver, type MantineColorsTuple } from '@mantine/core'

const sea: MantineColorsTuple = [
  '#e8f5f2',
  '#cdeae4',
  '#9fd5cb',
  '#6cbdb0',
  '#43a596',
  '#218b7d',
  '#0f6b63',
  '#0b5952',
  '#084842',
  '#063632',
]
const gray: MantineColorsTuple = [
  '#f5f6f4',
  '#eceeeb',
  '#e0e4e0',
  '#d0d6d1',
  '#b6beb9',
  '#8d9792',
  '#59645f',
  '#46504c',
  '#333c38',
  '#1f2724',
]
const dark: MantineColorsTuple = [
  '#e6ebe9',
  '#bcc7c3',
  '#a3b0ab',
  '#6d7a75',
  '#424d49',
  '#323c38',
  '#26302c',
  '#1b2220',
  '#141a18',
  '#0e1312',
]
const amber: MantineColorsTuple = [
  '#fff7e0',
  '#ffecb8',
  '#ffdf8a',
  '#ffd05c',
  '#f7bd3a',
  '#d99a16',
  '#8a5a00',
  '#744c00',
  '#5f3e00',
  '#473000',
]
// white text on the sixth shade is readable, as in the other colors
const red: MantineColorsTuple = [
  '#fff5f5',
  '#ffe3e3',
  '#ffc9c9',
  '#ffa8a8',
  '#ff8787',
  '#f03e3e',
  '#c92a2a',
  '#b02525',
  '#9b2020',
  '#861b1b',
]

export const theme = createTheme({
  primaryColor: 'sea',
  primaryShade: { light: 6, dark: 6 },
  colors: { sea, gray, dark, amber, red },
  black: '#1a211e',
  fontFamily: "'Inter Variable', 'Inter Fallback', system-ui, -apple-system, 'Segoe UI', sans-serif",
  fontFamilyMonospace: "ui-monospace, 'SF Mono', Menlo, Consolas, monospace",
  headings: {
    fontWeight: '650',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: '1.75rem', lineHeight: '1.2' },
      h2: { fontSize: '1.25rem', lineHeight: '1.3' },
      h3: { fontSize: '1rem', lineHeight: '1.4' },
    },
  },
  fontSizes: { xs: '0.75rem', sm: '0.8125rem', md: '0.9375rem', lg: '1.0625rem', xl: '1.25rem' },
  spacing: { xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.5rem', xl: '2rem' },
  defaultRadius: 'md',
  radius: { xs: '3px', sm: '5px', md: '8px', lg: '12px', xl: '20px' },
  cursorType: 'pointer',
  respectReducedMotion: true,
  focusRing: 'auto',
  components: {
    Button: { defaultProps: { size: 'sm' }, styles: { root: { fontWeight: 550 } } },
    Tooltip: {
      defaultProps: {
        openDelay: 350,
        maw: limits.tooltipWidth,
        multiline: true,
        withArrow: true,
        events: { hover: true, focus: true, touch: false },
      },
    },
    Badge: { styles: { root: { textTransform: 'none', fontWeight: 600 } } },
    // Overlays are in a landmark of their own (see index.html), so that nothing on the page is outside one.
    Portal: { defaultProps: { target: '#overlays' } },
    Menu: { defaultProps: { shadow: 'md', position: 'bottom-end', withInitialFocusPlaceholder: false } },
    Popover: { defaultProps: { shadow: 'lg' } },
    // tighter on the narrowest screens
    SegmentedControl: { styles: { root: { maxWidth: '100%' }, label: { paddingInline: 'clamp(5px, calc(3.2vw - 5px), 12px)' } } },
    InputWrapper: { styles: { label: { fontWeight: 550, marginBottom: 4 }, description: { marginBottom: 4 } } },
  },
})

export const variables: CSSVariablesResolver = () => ({
  variables: { '--tooltip-ms': `${limits.tooltipMs}ms` },
  light: {
    '--mantine-color-text': '#1a211e',
    '--mantine-color-dimmed': '#55605b',
    '--mantine-color-placeholder': '#66716c',
    '--mantine-color-anchor': '#0b5952',
    '--mantine-primary-color-light-color': '#0b5952',
    '--mantine-color-sea-light-color': '#0b5952',
    '--mantine-color-sea-text': '#0b5952',
    '--mantine-color-error': '#b3261e',
    '--mantine-color-default-border': '#d0d6d1',
  },
  dark: {
    '--mantine-color-body': '#1b2220',
    '--mantine-color-text': '#e6ebe9',
    '--mantine-color-dimmed': '#a9b5b0',
    '--mantine-color-placeholder': '#98a49f',
    '--mantine-color-anchor': '#6cd0bf',
    '--mantine-color-error': '#ff9d93',
    '--mantine-color-default-border': '#4a5752',
    '--mantine-primary-color-light': '#17332f',
    '--mantine-primary-color-light-hover': '#1d3f3a',
    '--mantine-color-sea-light': '#17332f',
    '--mantine-color-sea-light-hover': '#1d3f3a',
    '--mantine-primary-color-light-color': '#7fd8c8',
    '--mantine-color-sea-light-color': '#7fd8c8',
    '--mantine-color-sea-text': '#7fd8c8',
  },
})
