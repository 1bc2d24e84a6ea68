import { frameP95TenEmbedsMs } from './embedsTmpHosts.ts';
console.log(await frameP95TenEmbedsMs());
