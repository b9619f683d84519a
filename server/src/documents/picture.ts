import type { Logo } from './setting.ts'

const SIDE_MAX = 2000
const PNG = Buffer.from('89504e470d0a1a0a', 'hex')

/** What a picture says of itself; null where it is no PNG or JPEG, or larger than any logo. */
export function readPicture(bytes: Buffer): Logo | null {
  const size = bytes.subarray(0, 8).equals(PNG) ? sizeOfPng(bytes) : sizeOfJpeg(bytes)
  if (!size || size.width < 1 || size.height < 1 || size.width > SIDE_MAX || size.height > SIDE_MAX) return null
  return { bytes, ...size }
}

type Size = Pick<Logo, 'type' | 'width' | 'height'>

const sizeOfPng = (bytes: Buffer): Size | null =>
  bytes.length < 24 ? null : { type: 'png', width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }

/** Its frame header says it: from segment to segment until there. */
function sizeOfJpeg(bytes: Buffer): Size | null {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return null
  for (let at = 2; at + 9 < bytes.length && bytes[at] === 0xff; ) {
    const marker = bytes[at + 1]!
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame) return { type: 'jpg', height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) }
    at += 2 + bytes.readUInt16BE(at + 2)
  }
  return null
}
