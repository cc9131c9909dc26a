// What a browser keeps of a single sign-on that has begun: the same for verifier and nonce.
export const ssoBegun = { secret: 'a-verifier-and-nonce-that-a-browser-would-keep' }
