import type { Device } from "./device.svelte";

/** Whether several people share this device at the table that is open. */
class Sharing {
  device = $state.raw<Device | null>(null);

  begin(device: Device): Device {
    this.end();
    this.device = device;
    return device;
  }

  end(): void {
    this.device?.close();
    this.device = null;
  }
}

export const sharing = new Sharing();
