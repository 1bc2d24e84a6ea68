# The smallest site that Sphinx makes; /_static/lab/ is the project's own dist/, which e2e/hosts/hostServer.ts serves beside the site.
project = 'Locks, documented'
html_css_files = ['lab/znode-lab.css']
html_js_files = [('lab/znode-lab.js', {'type': 'module'})]
