#!/bin/sh
# Generate random scenarios and record them from the real server:
#
#     extend.sh FIRST_SEED COUNT [FOLDER]
#
# FOLDER (default: a fresh temporary folder) gets one sub-folder of traces per family. Replay them with
# `npm run conformance -- FOLDER`. A seed always gives the same scenario.
set -eu
if [ $# -lt 2 ]; then
    sed -n '2,7s/^# \{0,1\}//p' "$0"
    exit 2
fi
here=$(dirname "$0")
python=${PYTHON:-python3}
folder=${3:-$(mktemp -d "${TMPDIR:-/tmp}/zookeeper-traces.XXXXXX")}
scenarios=$(mktemp -d "${TMPDIR:-/tmp}/zookeeper-scenarios.XXXXXX")
trap 'rm -rf "$scenarios"' EXIT
"$python" "$here/generate.py" "$scenarios" "$1" "$2"
status=0
"$python" "$here/record.py" --by-group "$folder" "$scenarios" || status=$?
echo "traces are in $folder"
echo "replay them: npm run conformance -- $folder"
exit $status
