import { hmac } from '@noble/hashes/hmac.js'
import { sha256 as digest } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'

/*
 * SHA-256 and HMAC, synchronous: rolls must be checkable by anyone with standard tools, in Node, a browser and a
 * worker, and the platform's own crypto is either asynchronous (browsers) or an import (Node).
 */
export const sha256 = (bytes: Uint8Array): Uint8Array => digest(bytes)

export const hmacSha256 = (key: Uint8Array, message: Uint8Array): Uint8Array => hmac(digest, key, message)

export const hex = (bytes: Uint8Array): string => bytesToHex(bytes)

const encoder = new TextEncoder()
export const sha256Hex = (text: string): string => hex(sha256(encoder.encode(text)))
