import { build } from 'vite';
import { gzipSync } from 'node:zlib';
import path from 'node:path';
const PEERS = /^(react|react-dom|@lingui\/core|@lingui\/react)(\/|$)/;
for (const door of process.argv.slice(2)) {
const result = await build({ configFile:false, logLevel:'error', define:{'process.env.NODE_ENV':'"production"'}, plugins:[{name:'later',resolveDynamicImport:(id)=>typeof id==='string'?{id,external:true}:null}],
 build:{write:false,minify:true,lib:{entry:path.resolve('kit/dist/package',door+'.js'),formats:['es'],fileName:'door'},rolldownOptions:{external:(id)=>PEERS.test(id)}}});
const out=(Array.isArray(result)?result:[result]).flatMap(r=>r.output);
for (const o of out) if(o.code){ console.log('==',door,(gzipSync(o.code,{level:9}).length/1024).toFixed(1),'kB gz',o.code.length);
 const m=Object.entries(o.modules).map(([id,x])=>[id.replace(/.*kit\/dist\/package\//,'').replace(/.*node_modules/,'nm'),x.renderedLength]).sort((a,b)=>b[1]-a[1]).slice(0,32);
 for (const [id,l] of m) console.log(String(l).padStart(7),id);} }
