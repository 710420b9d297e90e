import { statfsSync } from 'node:fs';

/** The types, as statfs(2) names them, of file systems that only one running kernel can have mounted. */
const LOCAL = new Set([
  0xef53, // ext2, ext3, ext4
  0x58465342, // XFS
  0x9123683e, // Btrfs
  0xf2f52010, // F2FS
  0x2fc12fc1, // ZFS
  0xca451a4e, // bcachefs
  0x01021994, // tmpfs
  0x794c7630, // overlayfs, of a container without a volume
]);

/**
 * True if no other machine can have this folder open through the same file system. False also means that this is
 * not known: network folders, folders of a host in its virtual machine, systems other than Linux.
 */
export function isOnLocalFileSystem(folder: string): boolean {
  return process.platform === 'linux' && LOCAL.has(statfsSync(folder).type >>> 0);
}
