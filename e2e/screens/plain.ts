// Removes terminal colors from test output.

// oxlint-disable-next-line no-control-regex -- colors begin with one
export const plain = (text: string): string => text.replace(/\u001B\[[\d;]*m/g, '')
